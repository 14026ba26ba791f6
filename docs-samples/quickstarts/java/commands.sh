# The commands of this quickstart, in order.

# #region hello
java Hello.java
# #endregion hello

# #region build
mvn -q compile dependency:build-classpath -Dmdep.outputFile=classpath.txt
# #endregion build

# #region send
java -cp "target/classes:$(cat classpath.txt)" Send
# #endregion send

# #region wrong-key
MAILWREN_API_KEY=wrong java -cp "target/classes:$(cat classpath.txt)" Send
# #endregion wrong-key

# #region webhook
java -cp "target/classes:$(cat classpath.txt)" WebhookServer
# #endregion webhook
