// Hello sends one email.
package main

import (
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	request, err := http.NewRequest("POST", "https://api.mailwren.example/v1/emails", strings.NewReader(`{
		"from": "hello@shop.example",
		"to": ["you@shop.example"],
		"subject": "My first email",
		"text": "Hello from Mailwren!"
	}`))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("MAILWREN_API_KEY"))
	request.Header.Set("Content-Type", "application/json")

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if _, err := io.Copy(os.Stdout, response.Body); err != nil {
		log.Fatal(err)
	}
}
