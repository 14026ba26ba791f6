// Webhook receives events on http://localhost:3000/webhooks/mailwren.
package main

import (
	"io"
	"log"
	"net/http"
	"os"
	"sync"

	"shop.example/mail/mailwren"
)

const maxBytes = 1_000_000

var seen sync.Map // In production, use a unique column in your database.

func receive(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBytes))
	if err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	// #region call
	event, err := mailwren.Verify(body, r.Header, os.Getenv("MAILWREN_SIGNING_SECRET"))
	if err != nil {
		log.Println("Rejected:", err)
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	// #endregion call

	// The same event can arrive more than once. Process it once, then respond.
	if _, repeated := seen.LoadOrStore(r.Header.Get("webhook-id"), true); !repeated {
		log.Println(event.Type, event.Data["id"])
	}
	w.WriteHeader(http.StatusNoContent)
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "3000"
	}
	http.HandleFunc("/webhooks/mailwren", receive)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, nil))
}
